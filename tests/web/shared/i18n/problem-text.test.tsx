import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ApiProblem } from '#web/shared/http/api-problem';
import { startI18n } from '#web/shared/i18n/i18n';
import { useProblemText } from '#web/shared/i18n/use-problem-text';

const problem = new ApiProblem({
  code: 'too-many-at-once',
  message: 'Text of the server',
  status: 429,
  params: { most: 3 },
  errors: [],
});

function ShownProblem() {
  return <p>{useProblemText()(problem)}</p>;
}

it("shows the server's text until the catalog is loaded, then the text of the catalog", async () => {
  await startI18n();

  render(<ShownProblem />);

  expect(screen.getByText('Text of the server')).toBeVisible();
  expect(await screen.findByText(/^Only 3 documents can be prepared/)).toBeVisible();
});
