/**
 * Cycles between the concept folders of `domain/`, of any length; an import of a type counts. dependency-cruiser finds
 * cycles of files. Its rules for folders do not add the imports of subfolders to those of their concept.
 */

const conceptOf = (path) => /^domain\/([^/]+)\//.exec(path)?.[1];

/** For each concept, the concepts that it imports, each with the first import found. */
function importsByConcept(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = conceptOf(source);
    for (const { resolved } of dependencies) {
      const to = conceptOf(resolved);
      if (from === undefined || to === undefined || from === to) continue;
      if (!imports.has(from)) imports.set(from, new Map());
      if (!imports.get(from).has(to)) imports.get(from).set(to, { from: source, to: resolved });
    }
  }
  return imports;
}

/** The shortest chain of imports that leads from a concept back to it, or nothing. */
function shortestCycle(imports, start) {
  const chains = [[start]];
  const reached = new Set();
  for (const chain of chains) {
    for (const next of imports.get(chain.at(-1))?.keys() ?? []) {
      if (next === start) return [...chain, start];
      if (reached.has(next)) continue;
      reached.add(next);
      chains.push([...chain, next]);
    }
  }
  return undefined;
}

/** The imports of a shortest cycle of every concept that is in one; each cycle once. */
export function conceptCycles(modules) {
  const imports = importsByConcept(modules);
  const cycles = new Map();
  for (const concept of imports.keys()) {
    const chain = shortestCycle(imports, concept);
    if (chain === undefined) continue;
    const members = [...new Set(chain)].sort().join();
    if (!cycles.has(members))
      cycles.set(
        members,
        chain.slice(1).map((to, at) => imports.get(chain[at]).get(to)),
      );
  }
  return [...cycles.values()];
}
