import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment: not every letter is a question. */
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
