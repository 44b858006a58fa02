import { useRef, useState, useEffect, type RefObject } from 'react';

/** After `focusFirstError()` the focus goes to the first field of the form that is wrong, once its message is there. */
export function useFocusFirstError(): {
  form: RefObject<HTMLFormElement | null>;
  focusFirstError: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return { form, focusFirstError: () => ask((count) => count + 1) };
}
