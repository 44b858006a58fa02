import { sayVerdict } from '@klarnotam/language';
import { IconCopy, IconReplace } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../shared/text/use-text.ts';
import { noticeName } from '../../../shared/translating/notice-name.ts';
import { LevelIcon } from '../../../shared/ui/level-icon.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import classes from './notice-row.module.css';
import type { IndexedNotice } from './group-notices.ts';
import { sayExtent, sayReason, sayValidity, sayWhere } from './notice-facts.ts';
import type { ResultContext } from './result-context.ts';
import { VerdictIcon } from './verdict-icon.tsx';

/** Where a notice is found in the list. */
export function rowAnchor(index: number): string {
  return `found-${index + 1}`;
}

interface Props {
  readonly indexed: IndexedNotice;
  readonly nameOf: (index: number) => string;
  readonly context: ResultContext;
  /** The heading above it does not say how it stands to the flight. */
  readonly withVerdict: boolean;
  /** Asks for this notice alone; null: that cannot be asked for. */
  readonly onTranslate: ((index: number) => void) | null;
}

/** One notice of a briefing: how it stands to the flight and why; what it says where it was translated. */
export function NoticeRow({ indexed: { index, notice }, nameOf, context, withVerdict, onTranslate }: Props) {
  const text = useText();
  const { found } = text.briefing;
  const { words, language, dir, units, timeZone } = context;
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const { hash, key } = useLocation();
  const isNamed = hash === `#${rowAnchor(index)}`;
  const row = useRef<HTMLLIElement>(null);
  // The map and the hours lead here.
  useEffect(() => {
    if (!isNamed) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'start' });
  }, [isNamed, key]);
  const { translated, verdict, reasons, sameAs, replacedBy } = notice;
  const local = sayValidity(notice, timeZone, words, text);
  const utc = timeZone === 'UTC' ? null : sayValidity(notice, 'UTC', words, text);
  const where = sayWhere(notice, context);
  const extent = sayExtent(notice, units, words);

  return (
    <li
      ref={row}
      id={rowAnchor(index)}
      data-named={isNamed || undefined}
      className={classes.row}
      data-level={translated?.droneRelevance}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <span className={classes.icon}>
        {translated ? (
          <LevelIcon level={translated.droneRelevance} size={24} />
        ) : (
          verdict && <VerdictIcon verdict={verdict} />
        )}
      </span>
      <div className={classes.body}>
        <p className={classes.over}>
          <strong id={headingId} dir="ltr">
            {noticeName(notice, index + 1, text)}
          </strong>
          {withVerdict && verdict && (
            <span lang={language} dir={dir} className={classes.verdict} data-verdict={verdict}>
              {translated && <VerdictIcon verdict={verdict} />}
              {sayVerdict(verdict, words)}
            </span>
          )}
        </p>
        {translated && (
          <p lang={language} dir={dir} className={classes.headline}>
            <span className={classes.heading}>{translated.droneImpact.heading}.</span>{' '}
            {translated.droneImpact.summary}
          </p>
        )}
        {sameAs !== null && (
          <p className={classes.related}>
            <IconCopy size={18} aria-hidden focusable="false" />
            {found.sameAs(nameOf(sameAs))}
          </p>
        )}
        {replacedBy !== null && (
          <p className={classes.related}>
            <IconReplace size={18} aria-hidden focusable="false" />
            {found.replacedBy(nameOf(replacedBy))}
          </p>
        )}
        {reasons.length > 0 && (
          <ul lang={language} dir={dir} className={classes.reasons}>
            {reasons.map((reason, position) => (
              <li key={position}>{sayReason(reason, context)}</li>
            ))}
          </ul>
        )}
        <p className={classes.facts}>
          {where === null ? (
            <span>{found.noPlace}</span>
          ) : (
            <span lang={language} dir="auto">
              {where}
            </span>
          )}
          {extent.map((part) => (
            <span key={part} lang={language} dir={dir}>
              {part}
            </span>
          ))}
          {local === null ? (
            <span>{found.noTimes}</span>
          ) : (
            <bdi lang={language} dir={dir}>
              {local}
            </bdi>
          )}
        </p>
        <details
          className={classes.more}
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>
            <bdi>{translated ? found.allAbout : found.telegram}</bdi>
            <span className="visually-hidden"> {nameOf(index)}</span>
          </summary>
          {isOpen &&
            (translated ? (
              context.drawNotice(translated, index + 1, context)
            ) : (
              <>
                {utc !== null && (
                  <p className={classes.utc}>
                    <bdi lang={language} dir={dir}>
                      {utc}
                    </bdi>{' '}
                    UTC
                  </p>
                )}
                <pre dir="ltr" lang="en" className={classes.telegram}>
                  {notice.source}
                </pre>
              </>
            ))}
        </details>
      </div>
      {onTranslate && translated === null && sameAs === null && (
        <span className={classes.act} data-print="no">
          <LinkButton onClick={() => onTranslate(index)}>
            {found.translateOne}
            <span className="visually-hidden"> {nameOf(index)}</span>
          </LinkButton>
        </span>
      )}
    </li>
  );
}
