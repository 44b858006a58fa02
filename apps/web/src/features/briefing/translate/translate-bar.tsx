import { MAX_NOTICES } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Verdict } from '@klarnotam/notam';
import { useState } from 'react';
import { useSite } from '../../../shared/api/site.ts';
import { useSubscription } from '../../../shared/api/subscription.ts';
import { useText } from '../../../shared/text/use-text.ts';
import type { FailureText } from '../../../shared/translating/describe-failure.ts';
import { LimitPanel } from '../../../shared/translating/limit-panel.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { UpgradeLink } from '../../../shared/ui/upgrade-link.tsx';
import type { BriefingView } from '../result/briefing-view.ts';
import { SHOWN_VERDICTS } from '../result/group-notices.ts';
import { countOpen, isOpen, nextBatch, type Batch, type Wish } from './choose-translations.ts';
import classes from './translate-bar.module.css';

interface Props {
  readonly view: BriefingView;
  readonly language: LanguageCode;
  /** Null: the language is that of what was translated before. */
  readonly onLanguage: ((code: string) => void) | null;
  readonly busy: boolean;
  readonly failure: FailureText | null;
  readonly onTranslate: (batch: Pick<Batch, 'notices' | 'reports'>) => void;
}

/** What touches the flight may touch it hard, and what cannot be told may touch it. */
const FIRST_WISH: Wish = { verdicts: new Set<Verdict>(['touches', 'cannotTell']), reports: true };

/** Which notices to translate, what that uses, and the button. */
export function TranslateBar({ view, language, onLanguage, busy, failure, onTranslate }: Props) {
  const text = useText();
  const words = text.briefing.translate;
  const { languages } = useSite();
  const remaining = useSubscription()?.remaining ?? null;
  const [wish, setWish] = useState(FIRST_WISH);
  const { notices, reports, flight } = view;
  const isRestOnly = nextBatch(notices, reports, FIRST_WISH, MAX_NOTICES, null, language).wished === 0;
  const batch = nextBatch(notices, reports, wish, MAX_NOTICES, remaining, language);
  const { uses } = batch;
  const count = batch.notices.length + batch.reports.length;
  const openReports = reports.filter(isOpen).length;
  const isNothingLeft = remaining === 0 && count === 0;
  const openVerdicts = SHOWN_VERDICTS.filter((verdict) => countOpen(notices, verdict) > 0);
  const openUnjudged = countOpen(notices, null);
  if (openVerdicts.length === 0 && openReports === 0 && openUnjudged === 0) return null;
  // All that matters is translated: nobody has to be told that nothing is left.
  if (isNothingLeft && batch.wished === 0) return null;

  const bar = (
    <div className={classes.bar} data-print="no">
      {isNothingLeft ? (
        <LimitPanel text={words.noneLeft} />
      ) : (
        <>
          {/* What was translated before can be had all the same. */}
          {remaining === 0 && count < batch.wished && <LimitPanel text={words.noneLeft} />}
          <div className={classes.choice}>
            {onLanguage && (
              <NativeSelect
                className={classes.language ?? ''}
                label={words.language}
                value={language}
                onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
                data={languages.map(({ code, nativeName, name }) => ({
                  value: code,
                  label: nativeName === name ? name : `${nativeName} (${name})`,
                }))}
              />
            )}
            <fieldset className={classes.which}>
              <legend>{words.choose}</legend>
              {flight &&
                openVerdicts.map((verdict) => (
                  <Checkbox
                    key={verdict}
                    checked={wish.verdicts.has(verdict)}
                    label={words.verdict(text.briefing.found.verdicts[verdict], countOpen(notices, verdict))}
                    onChange={(isWished) => {
                      const verdicts = new Set(wish.verdicts);
                      if (isWished) verdicts.add(verdict);
                      else verdicts.delete(verdict);
                      setWish({ ...wish, verdicts });
                    }}
                  />
                ))}
              {openUnjudged > 0 && <span>{words.verdict(text.briefing.found.all, openUnjudged)}</span>}
              {openReports > 0 && (
                <Checkbox
                  checked={wish.reports}
                  label={words.reports(openReports)}
                  onChange={(isWished) => setWish({ ...wish, reports: isWished })}
                />
              )}
            </fieldset>
          </div>
          <div className={classes.act}>
            <Button disabled={busy || count === 0} onClick={() => onTranslate(batch)}>
              {busy
                ? words.busy
                : count < batch.wished
                  ? words.firstOf(count, batch.wished)
                  : words.these(count)}
            </Button>
            <p className={classes.uses}>
              {count === 0
                ? words.nothing
                : [
                    ...(uses > 0 ? [words.uses(uses, remaining)] : []),
                    ...(uses < count ? [words.known(count - uses)] : []),
                  ]
                    .filter((part) => part !== '')
                    .join('. ')}
              {count > 0 && count < batch.wished && (
                <>. {uses === remaining ? words.allThatIsLeft : words.batches(MAX_NOTICES)}</>
              )}
            </p>
          </div>
        </>
      )}
      <div role="alert">
        {failure && (
          <Message kind="error" heading={failure.heading}>
            {failure.text !== '' && <p>{failure.text}</p>}
            {failure.upgrade && <UpgradeLink />}
          </Message>
        )}
      </div>
    </div>
  );
  // What matters is translated; the rest is there when it is wanted.
  if (!isRestOnly) return bar;
  return (
    <details className={classes.rest} data-print="no">
      <summary>{words.more}</summary>
      {bar}
    </details>
  );
}
