import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

export interface ModalProps<Data> {
  data: Data;
  close: () => void;
}

/** A kind of modal; its code is fetched when it is first opened. */
export interface ModalKind<Data> {
  type: string;
  Body: ComponentType<ModalProps<Data>>;
}

interface OpenModal {
  type: string;
  id: number;
  render: (close: () => void) => React.ReactNode;
  returnFocusTo: Element | null;
}

export function defineModal<Data>(type: string, load: () => Promise<ComponentType<ModalProps<Data>>>): ModalKind<Data> {
  return { type, Body: lazy(async () => ({ default: await load() })) };
}

let open: OpenModal | undefined;
let opened = 0;
const listeners = new Set<() => void>();

function set(next: OpenModal | undefined) {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a modal with its data. One is open at a time: another one takes the place of the first. */
export function openModal<Data>({ type, Body }: ModalKind<Data>, data: Data) {
  opened += 1;
  const returnFocusTo = open?.returnFocusTo ?? document.activeElement;
  set({ type, id: opened, returnFocusTo, render: (close) => <Body data={data} close={close} /> });
}

export function closeModal() {
  const from = open?.returnFocusTo;
  set(undefined);
  if (from instanceof HTMLElement && from.isConnected)
    requestAnimationFrame(() => {
      from.focus();
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
  useEffect(
    () => () => {
      set(undefined);
    },
    [],
  );
  if (current === undefined) return null;
  // An answer that comes late closes its own dialog, and not the one that was opened since.
  const close = () => {
    if (open?.id === current.id) closeModal();
  };
  return (
    <Suspense key={current.id} fallback={null}>
      {current.render(close)}
    </Suspense>
  );
}
