import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '#web/shared/http/api-problem';
import { useCommand } from '#web/shared/http/use-command';
import { ToastHost } from '#web/shared/ui/toast-host';
import { goOffline } from '../../support/network';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

interface Attempt {
  text: string;
  key: string;
}

/** A command whose responses the test controls, and a query that it invalidates. */
function Note({
  attempts,
  answer,
  fetchNotes,
}: {
  attempts: Attempt[];
  answer: () => Promise<unknown>;
  fetchNotes: () => number;
}) {
  const { data } = useQuery({ queryKey: ['notes'], queryFn: fetchNotes });
  const save = useCommand({
    send: (text: string, { headers }) => {
      attempts.push({ text, key: headers['Idempotency-Key'] });
      return answer();
    },
    invalidates: () => [['notes']],
  });
  const sayTo = (text: string) => () => {
    save.mutate(text);
  };
  return (
    <>
      <output>{data}</output>
      <button onClick={sayTo('one')}>one</button>
      <button onClick={sayTo('two')}>two</button>
    </>
  );
}

async function renderNote(answer: () => Promise<unknown>) {
  const attempts: Attempt[] = [];
  let fetches = 0;
  const { browser } = await renderPart(<Note attempts={attempts} answer={answer} fetchNotes={() => (fetches += 1)} />);
  const press = async (name: string) => {
    const before = attempts.length;
    await browser.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      expect(attempts).toHaveLength(before + 1);
    });
  };
  return { attempts, press };
}

describe('a command', () => {
  it('is retried with the same key after it got no response', async () => {
    const { attempts, press } = await renderNote(() => Promise.reject(new TypeError('Failed to fetch')));

    await press('one');
    await press('one');

    expect(attempts[1]?.key).toBe(attempts[0]?.key);
  });

  it('gets a new key when the content differs', async () => {
    const { attempts, press } = await renderNote(() => Promise.reject(new TypeError('Failed to fetch')));

    await press('one');
    await press('two');

    expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
  });

  it('gets a new key after a response, since sending it again is a new command', async () => {
    const { attempts, press } = await renderNote(() => Promise.resolve('done'));

    await press('one');
    await press('one');

    expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
  });

  it('refetches the queries that it changed', async () => {
    const { press } = await renderNote(() => Promise.resolve('done'));
    await screen.findByText('1');

    await press('one');

    expect(await screen.findByText('2')).toBeInTheDocument();
  });

  it('reads the page again when it is refused because something has changed, and only then', async () => {
    const refused = (status: number) =>
      new ApiProblem({ code: 'refused', message: '', status, params: {}, errors: [] });
    const answers = [refused(422), refused(409)];
    const { press } = await renderNote(() => Promise.reject(answers.shift() ?? new Error('one too many')));
    await screen.findByText('1');

    await press('one');
    expect(screen.getByText('1')).toBeVisible();
    await press('one');

    expect(await screen.findByText('2')).toBeVisible();
  });

  it('says why it was refused even if its button is gone from the page that was read again', async () => {
    let fetches = 0;
    const gone = new ApiProblem({ code: 'refused', message: 'Already over', status: 409, params: {}, errors: [] });
    function Pick() {
      const pick = useCommand({ send: () => Promise.reject(gone) });
      return (
        <>
          {pick.error === null ? null : <p>Here</p>}
          <button
            onClick={() => {
              pick.mutate();
            }}
          >
            pick
          </button>
        </>
      );
    }
    function Offer() {
      const { data } = useQuery({ queryKey: ['offer'], queryFn: () => (fetches += 1) });
      return data === 1 ? <Pick /> : <p>No offer</p>;
    }
    const { browser } = await renderPart(
      <>
        <ToastHost />
        <Offer />
      </>,
    );
    await browser.click(await screen.findByRole('button', { name: 'pick' }));

    expect(await screen.findByText('No offer')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Already over');
  });

  it('is done even if the network goes away while the page reads again what it changed', async () => {
    let fetches = 0;
    function Save() {
      // The second response never arrives.
      const queryFn = () => ((fetches += 1) === 1 ? Promise.resolve('first') : new Promise<string>(() => undefined));
      const { data } = useQuery({ queryKey: ['slow'], queryFn });
      const save = useCommand({ send: () => Promise.resolve('done'), invalidates: () => [['slow']] });
      return (
        <button
          onClick={() => {
            save.mutate();
          }}
        >
          {data} {save.status}
        </button>
      );
    }
    const { browser } = await renderPart(<Save />);
    await browser.click(await screen.findByRole('button', { name: 'first idle' }));
    await waitFor(() => expect(fetches).toBe(2));
    expect(screen.getByRole('button', { name: 'first pending' })).toBeVisible();

    goOffline();

    expect(await screen.findByRole('button', { name: 'first success' })).toBeVisible();
    jest.restoreAllMocks();
  });
});
