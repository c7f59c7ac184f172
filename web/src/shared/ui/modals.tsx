import type { ComponentType, ReactNode } from 'react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { fetchCode } from '#web/shared/connection/fetch-code';
import { whenIdle } from '#web/shared/connection/idle';
import { toast } from './toasts';

export interface ModalProps<Data> {
  data: Data;
  close: () => void;
}

/** A kind of modal. Its code loads when it is first opened, or earlier while the page is idle. */
export interface ModalKind<Data> {
  type: string;
  body: () => ComponentType<ModalProps<Data>> | undefined;
  load: () => Promise<ComponentType<ModalProps<Data>>>;
}

interface OpenModal {
  type: string;
  id: number;
  render: (close: () => void) => ReactNode;
  returnFocusTo: Element | null;
}

let unfetched: (() => Promise<unknown>)[] = [];

export function defineModal<Data>(type: string, load: () => Promise<ComponentType<ModalProps<Data>>>): ModalKind<Data> {
  let body: ComponentType<ModalProps<Data>> | undefined;
  const loadOnce = async () => {
    body ??= await load();
    return body;
  };
  unfetched.push(loadOnce);
  return { type, body: () => body, load: () => fetchCode(loadOnce) };
}

/** Loads them one at a time, so that a slow connection stays free for the user. After a failure, a click retries. */
async function fetchDialogs() {
  for (const fetchOne of unfetched.splice(0)) {
    await fetchOne().catch(() => {
      unfetched = [...unfetched, fetchOne];
    });
  }
}

let open: OpenModal | undefined;
let opened = 0;
const listeners = new Set<() => void>();

function set(next: OpenModal | undefined) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a modal with its data. Only one is open at a time: another one replaces it. If its code fails to load, the page
 * stays as it is and shows an error.
 */
export function openModal<Data>(kind: ModalKind<Data>, data: NoInfer<Data>) {
  opened += 1;
  const id = opened;
  const returnFocusTo = open?.returnFocusTo ?? document.activeElement;
  const show = (Body: ComponentType<ModalProps<Data>>) => {
    // Another one was opened since, or all were closed.
    if (id === opened)
      set({ type: kind.type, id, returnFocusTo, render: (close) => <Body data={data} close={close} /> });
  };
  const body = kind.body();
  if (body === undefined) kind.load().then(show, toast.problem);
  else show(body);
}

export function closeModal() {
  const from = open?.returnFocusTo;
  opened += 1;
  set(undefined);
  if (from instanceof HTMLElement && from.isConnected)
    requestAnimationFrame(() => {
      // Another one may have been opened since.
      if (open === undefined) from.focus();
    });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function ModalHost() {
  const current = useSyncExternalStore(subscribe, () => open);
  useEffect(() => whenIdle(() => void fetchDialogs()), []);
  useEffect(
    () => () => {
      set(undefined);
    },
    [],
  );
  if (current === undefined) return null;
  // A late response closes only its own dialog, not one that was opened since.
  const close = () => {
    if (open?.id === current.id) closeModal();
  };
  return (
    <Suspense key={current.id} fallback={null}>
      {current.render(close)}
    </Suspense>
  );
}
