import type { ComposedNotam } from '@klarnotam/notam';
import { useSite } from '../../../shared/api/site.ts';
import { useText } from '../../../shared/text/use-text.ts';
import classes from '../compose.module.css';
import { FormSection } from '../form-section.tsx';

/** The text as far as it can be written; what is still missing stands at its place. */
export function Preview({ composed }: { composed: ComposedNotam }) {
  const { preview, problems } = useText().compose;
  const { notamOffice } = useSite();
  const wrong = composed.items.flatMap((item) =>
    item.problems.filter(({ code }) => !code.startsWith('missing')).map(({ code }) => code),
  );
  return (
    <FormSection heading={preview.heading} hint={preview.hint}>
      {notamOffice && <p className={classes.to}>{preview.to(notamOffice.name, notamOffice.email)}</p>}
      <pre className={classes.telegram} aria-label={preview.label} tabIndex={0} role="region" dir="ltr">
        {composed.items.map(({ letter, text }) => (
          <span key={letter} data-missing={text === null || undefined}>
            {text ?? `${letter}) … ${preview.waiting[letter]}`}
            {'\n'}
          </span>
        ))}
      </pre>
      {wrong.length > 0 && (
        <ul className={classes.problems}>
          {wrong.map((code) => (
            <li key={code}>{problems[code]}</li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
