/** Rows by their assignment, in the order in which the assignments first occur. */
export function byAssignment<Row extends { readonly assignmentId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.assignmentId);
    if (group === undefined) groups.set(row.assignmentId, [row]);
    else group.push(row);
  }
  return groups;
}
