import { lazy, Suspense, useId, useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import checkbox from '../../shared/ui/checkbox.module.css';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import classes from './terms-checkbox.module.css';

const LegalText = lazy(async () => ({ default: (await import('../../shared/ui/legal-text.tsx')).LegalText }));

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | null;
}

/** Accepting the terms, with both texts at hand. */
export function TermsCheckbox({ checked, onChange, error }: Props) {
  const { auth } = useText();
  const id = useId();
  const [shown, show] = useState<'terms' | 'privacy'>('terms');
  const [opened, setOpened] = useState(false);
  const open = (what: 'terms' | 'privacy') => (): void => {
    show(what);
    setOpened(true);
  };

  return (
    <div className={checkbox.row}>
      <input
        type="checkbox"
        id={id}
        name="acceptedTerms"
        className={checkbox.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      <label htmlFor={id}>
        {auth.accept} <LinkButton onClick={open('terms')}>{auth.terms}</LinkButton> {auth.and}{' '}
        <LinkButton onClick={open('privacy')}>{auth.privacy}</LinkButton>
      </label>
      {error !== null && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <Dialog opened={opened} title={auth.legalTitles[shown]} onClose={() => setOpened(false)} width={720}>
        <div className={classes.legal} tabIndex={0} role="region" aria-label={auth.legalTitles[shown]}>
          <Suspense fallback={<PageSkeleton />}>
            <LegalText of={shown} level={3} />
          </Suspense>
        </div>
      </Dialog>
    </div>
  );
}
