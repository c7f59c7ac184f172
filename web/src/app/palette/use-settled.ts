import { useEffect, useState } from 'react';

/** The debounced value, so that not every keystroke sends a query. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setSettled(value);
    }, afterMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [value, afterMs]);
  return settled;
}
