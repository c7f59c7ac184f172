// First: the modules below are part of a circle.
require('jsdom');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList');

const controls = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
const implementationOf = (name) =>
  require(`jsdom/lib/jsdom/living/nodes/HTML${name}Element-impl`).implementation.prototype;

/**
 * For every control, jsdom searches the page for labels, and for every label the page for its control. Queries by label
 * and by name ask for the labels of each control, so their time grew with the cube of a form's size. This reads
 * the page once after each change.
 */
exports.quickLabels = () => {
  for (const name of controls)
    Object.defineProperty(implementationOf(name), 'labels', {
      configurable: true,
      get() {
        if (!isLabelable(this)) return null;
        this._labels ??= liveLabels(this);
        return this._labels;
      },
    });
  Object.defineProperty(implementationOf('Label'), 'control', {
    configurable: true,
    get() {
      return controlOf(this, pageOf(this.getRootNode({})));
    },
  });
};

function liveLabels(control) {
  const root = control.getRootNode({});
  const query = () => pageOf(root).labelsOf.get(control) ?? [];
  return NodeList.createImpl(root._globalObject, [], { element: root, query });
}

/** The content of each document or detached tree, in its current version. */
const pages = new WeakMap();

function pageOf(root) {
  if (pages.get(root)?.version !== root._version) pages.set(root, read(root));
  return pages.get(root);
}

function read(root) {
  const page = { version: root._version, byId: new Map(), labelsOf: new Map() };
  const labels = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = node.getAttributeNS?.(null, 'id');
    if (id && !page.byId.has(id)) page.byId.set(id, node);
    if (node._localName === 'label') labels.push(node);
  }
  for (const label of labels) {
    const control = controlOf(label, page);
    if (control !== null) page.labelsOf.set(control, [...(page.labelsOf.get(control) ?? []), label]);
  }
  return page;
}

function controlOf(label, { byId }) {
  if (label.hasAttributeNS(null, 'for')) {
    const named = byId.get(label.getAttributeNS(null, 'for'));
    return named !== undefined && isLabelable(named) ? named : null;
  }
  for (const descendant of domSymbolTree.treeIterator(label)) if (isLabelable(descendant)) return descendant;
  return null;
}
