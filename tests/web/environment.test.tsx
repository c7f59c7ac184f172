import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';

describe('the browser of these tests', () => {
  it('finds the same labels as jsdom finds controls', () => {
    document.body.innerHTML = `
      <label id="first" for="name">Name</label><input id="name"><label id="second" for="name">Full name</label>
      <label id="around">Seats <span><input id="seats"><select id="unit"></select></span></label>
      <label id="elsewhere" for="name">Not the field inside <textarea id="inside"></textarea></label>
      <label id="empty" for="">No field <button id="button">Go</button></label>
      <label id="unseen" for="token">Token</label><input id="token" type="hidden">
      <label id="duplicate" for="twice">Twice</label><input id="twice"><input id="twice" class="later">
      <input class="without-id">`;
    const labels = Array.from(document.querySelectorAll('label'));
    const controls = Array.from(document.querySelectorAll<HTMLInputElement>('input, select, textarea, button'));

    const found = controls.map((control) => control.labels && Array.from(control.labels, ({ id }) => id));

    expect(found).toEqual(
      controls.map((each) =>
        each.type === 'hidden' ? null : labels.filter(({ control }) => control === each).map(({ id }) => id),
      ),
    );
    expect(found).toEqual([['first', 'second', 'elsewhere'], ['around'], [], [], [], null, ['duplicate'], [], []]);
  });

  it('follows every change of labels and controls', () => {
    document.body.innerHTML = '<label for="one">Name</label><input id="one"><input id="two">';
    const [label, one, two] = [...document.body.children] as [HTMLLabelElement, HTMLInputElement, HTMLInputElement];
    const labeled = () => [one, two].map((control) => Array.from(control.labels ?? []));
    expect(labeled()).toEqual([[label], []]);

    label.htmlFor = 'two';
    expect(labeled()).toEqual([[], [label]]);
    one.id = 'two';
    expect(labeled()).toEqual([[label], []]);
    one.remove();
    expect(labeled()).toEqual([[], [label]]);
    two.type = 'hidden';
    expect(labeled()).toEqual([[], []]);
  });

  it('shows the warnings of React', () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    render(<ul>{[<li>One</li>, <li>Two</li>]}</ul>);

    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('unique "key" prop'),
      expect.anything(),
      expect.anything(),
    );
  });
});
