import type { FoundNotice, UserLanguage } from '@klarnotam/contract';
import { useState } from 'react';
import { useSubscription } from '../../shared/api/subscription.ts';
import { formatInstant, formatInterval } from '../../shared/text/format-instant.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { UpgradeLink } from '../../shared/ui/upgrade-link.tsx';
import classes from './found-notices.module.css';
import { noticeName } from '../../shared/translating/notice-name.ts';
import { subjectAsSent } from './subject-as-sent.ts';
import type { Found } from './use-found-notices.ts';

/** How many NOTAMs the text holds and what they use; where there are several, which of them. */
export function FoundNotices({ found }: { found: Found }) {
  const text = useText();
  const { notam } = text;
  const language = useScreenLanguage();
  const remaining = useSubscription()?.remaining ?? null;
  const { count, uses } = found;
  // With nothing left there is nothing to choose.
  const notices = remaining === 0 ? [] : found.notices;
  const everything = notices.map((_, index) => index);
  const isTooMuch = remaining !== null && uses > remaining;
  const endedLeftOut = everything.filter((index) => found.isOver(index) && !found.isChosen(index)).length;
  const [isOpen, setOpen] = useState(false);
  const isNoneChosen = notices.length > 1 && count === 0;
  const hasToChoose = isTooMuch || isNoneChosen;
  const [hadToChoose, setHadToChoose] = useState(false);
  // Who has to choose is shown from what.
  if (hadToChoose !== hasToChoose) {
    setHadToChoose(hasToChoose);
    if (hasToChoose) setOpen(true);
  }

  return (
    <div className={classes.found} data-empty={notices.length === 0 || undefined}>
      <p role="status" className={classes.count} data-too-much={isTooMuch || undefined}>
        {notices.length > 0 &&
          [
            isTooMuch
              ? notam.foundTooMany(uses, remaining)
              : isNoneChosen
                ? notam.noneChosen
                : notam.found(count, uses, remaining),
            ...(endedLeftOut > 0 ? [notam.endedLeftOut(endedLeftOut)] : []),
          ].join(hasToChoose ? ' ' : '. ')}
      </p>
      {isTooMuch && notices.length > 0 && (
        <p>
          <UpgradeLink />
        </p>
      )}
      {notices.length > 1 && (
        <details
          className={classes.choice}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{notam.choose}</summary>
          <p className={classes.all}>
            <LinkButton onClick={() => found.choose(everything, true)}>{notam.chooseAll}</LinkButton>
            <LinkButton onClick={() => found.choose(everything, false)}>{notam.chooseNone}</LinkButton>
          </p>
          <ul>
            {notices.map((notice, index) => (
              <li key={index}>
                <Checkbox
                  checked={found.isChosen(index)}
                  onChange={(isChosen) => found.choose([index], isChosen)}
                  label={
                    <>
                      <strong>{noticeName(notice, index + 1, text)}</strong>
                      {found.isOver(index) && <em>{notam.hasEnded}</em>}
                      <span className={classes.where}>{describe(notice, language)}</span>
                      <span className={classes.subject} lang="en" dir="ltr">
                        {subjectAsSent(notice.source)}
                      </span>
                      {notice.sameAs !== null && <em>{notam.sentTwice}</em>}
                      {notice.replacedBy !== null && <em>{notam.replacedInPaste}</em>}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Where and when, as far as it is known before translating. */
function describe({ place, validFrom, validTo }: FoundNotice, language: UserLanguage): string {
  const when =
    validFrom !== null && validTo !== null
      ? formatInterval({ from: validFrom, to: validTo }, 'UTC', language)
      : validFrom && formatInstant(validFrom, 'UTC', language);
  return [place, ...(when === null || when === '' ? [] : [`${when} UTC`])]
    .filter((part) => part !== '')
    .join(', ');
}
