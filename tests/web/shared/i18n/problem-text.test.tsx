import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ApiProblem, toApiProblem } from '#web/shared/http/api-problem';
import { loadProblemTexts, startI18n } from '#web/shared/i18n/i18n';
import { useProblemText } from '#web/shared/i18n/use-problem-text';

const problem = new ApiProblem({
  code: 'too-many-at-once',
  message: 'Text of the server',
  status: 429,
  params: { most: 3 },
  errors: [],
});

function ShownProblem({ shown = problem }: { shown?: ApiProblem }) {
  return <p>{useProblemText()(shown)}</p>;
}

it("shows the server's text until the catalog is loaded, then the text of the catalog", async () => {
  await startI18n();

  render(<ShownProblem />);

  expect(screen.getByText('Text of the server')).toBeVisible();
  expect(await screen.findByText(/^Only 3 documents can be prepared/)).toBeVisible();
});

it.each([
  ['a request without a response', toApiProblem(0, { code: 'unreachable' })],
  ['the page of a proxy (502)', toApiProblem(502, undefined)],
  ['the page of a proxy (503)', toApiProblem(503, '<html>')],
  ['the page of a proxy (504)', toApiProblem(504, undefined)],
])('says that the server could not be reached: %s', async (_, shown) => {
  await startI18n();
  await loadProblemTexts();

  render(<ShownProblem shown={shown} />);

  expect(screen.getByText('The server could not be reached. Please try again in a moment.')).toBeVisible();
});
