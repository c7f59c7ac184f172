import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { EditableTabs } from '#web/shared/ui/editable-tabs';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
});

function Weeks() {
  const [names, setNames] = useState(['Week 1', 'Week 2', 'Week 3']);
  const [selected, setSelected] = useState(0);
  return (
    <EditableTabs
      label="Weeks"
      tabs={names.map((name) => ({ name, deleteLabel: `Delete ${name}` }))}
      selected={selected}
      onSelect={setSelected}
      onDelete={(index) => {
        setNames(names.filter((_name, each) => each !== index));
        setSelected(Math.max(0, index - 1));
      }}
    />
  );
}

const tab = (name: string) => screen.getByRole('button', { name });
const deleteIcon = (name: string) => screen.queryByRole('button', { name: `Delete ${name}` });
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

it('shows the delete icon of a tab 300 ms after its selection', async () => {
  await renderPart(<Weeks />);
  jest.useFakeTimers();

  fireEvent.click(tab('Week 2'));

  expect(tab('Week 2')).toHaveAttribute('aria-current', 'true');
  pass(299);
  expect(deleteIcon('Week 2')).toBeNull();
  pass(1);
  expect(deleteIcon('Week 2')).toBeVisible();

  fireEvent.click(tab('Week 3'));
  expect(deleteIcon('Week 2')).toBeNull();
  expect(deleteIcon('Week 3')).toBeNull();
  pass(300);
  expect(deleteIcon('Week 3')).toBeVisible();
});

it('deletes the selected tab and moves the focus to the one that is selected then', async () => {
  await renderPart(<Weeks />);
  jest.useFakeTimers();
  fireEvent.click(tab('Week 2'));
  pass(300);

  fireEvent.click(deleteIcon('Week 2') ?? tab('Week 2'));

  expect(screen.queryByRole('button', { name: 'Week 2' })).toBeNull();
  expect(tab('Week 1')).toHaveFocus();
  expect(deleteIcon('Week 1')).toBeNull();
});
