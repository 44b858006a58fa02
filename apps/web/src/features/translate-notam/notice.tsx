import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { IconCopy, IconReplace } from '@tabler/icons-react';
import { useId, useMemo, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { RatingBanner } from '../../shared/ui/rating-banner.tsx';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { useTelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import { ActiveStateLine } from './active-state-line.tsx';
import { AreaSection } from './area-section.tsx';
import { Contacts } from './contacts.tsx';
import { Duration } from './duration.tsx';
import { Heights } from './heights.tsx';
import { noticeAnchor, noticeName } from './notice-name.ts';
import classes from '../../shared/translating/result.module.css';
import { TelegramColumn } from './telegram-column.tsx';
import { useTimeZone } from '../../shared/ui/use-time-zone.ts';
import { withClauseNotes } from './with-clause-notes.ts';

interface Props {
  readonly notice: NotamNotice;
  readonly position: number;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** All that is known of one NOTAM: the rating first, the meaning beside the telegram. */
export function Notice({ notice, position, language, dir }: Props) {
  const text = useText();
  const headingId = useId();
  const highlight = useTelegramHighlight();
  const { facts, spans, passages, droneImpact, droneRelevance: level, source } = notice;
  const nowMs = useNow();
  const zone = useTimeZone(notice.duration.timeZone);
  const { sections } = text.notam;
  const translation = useMemo(() => withClauseNotes({ source, passages }, text), [source, passages, text]);
  const linked = useMemo(
    () =>
      [
        ...[...passages.translation, ...passages.explanation, ...droneImpact.reasons].map(({ span }) => span),
        ...facts.areas.map((_, index) => spans[`areas.${index}`]),
      ].flatMap((span) => span ?? []),
    [passages, droneImpact, facts, spans],
  );
  const label = text.levels[level].badge;

  return (
    <article id={noticeAnchor(position)} className={classes.notice} aria-labelledby={headingId} tabIndex={-1}>
      <RatingBanner
        level={level}
        lang={language}
        dir={dir}
        overline={
          <div className={classes.overline}>
            <h3 id={headingId} className={classes.name} dir="ltr">
              {noticeName(facts, position, text)}
              {facts.locations.length > 0 && <span> · {facts.locations.join(', ')}</span>}
              {facts.refersTo !== null && facts.kind === 'replace' && (
                <span> · {text.notam.replaces(facts.refersTo)}</span>
              )}
              {facts.refersTo !== null && facts.kind === 'cancel' && (
                <span> · {text.notam.cancels(facts.refersTo)}</span>
              )}
            </h3>
            {label !== droneImpact.heading && <span dir="ltr">{label}</span>}
          </div>
        }
        heading={droneImpact.heading}
        summary={droneImpact.summary}
      >
        {notice.related.map(({ kind, text: words }) => (
          <p key={kind} className={classes.related} lang={language} dir={dir}>
            {kind === 'sameAs' ? (
              <IconCopy size={18} aria-hidden focusable="false" />
            ) : (
              <IconReplace size={18} aria-hidden focusable="false" />
            )}
            {words}
          </p>
        ))}
        <ActiveStateLine facts={facts} nowMs={nowMs} timeZone={zone.timeZone} />
      </RatingBanner>
      <div className={classes.columns}>
        <div className={classes.meaning}>
          <Section heading={sections.translation}>
            {position === 1 && notice.engine === 'decoder' && (
              <p className={classes.hint}>{text.telegram.hint}</p>
            )}
            <div lang={language} dir={dir}>
              <Sentences sentences={translation} source={source} highlight={highlight} />
            </div>
          </Section>
          <Section heading={sections.recommendations}>
            <div className={classes.impact} data-level={level}>
              <p className={classes.impactHeading}>
                <LevelIcon level={level} />
                {text.levels[level].description}
              </p>
              <div lang={language} dir={dir}>
                <Sentences sentences={droneImpact.reasons} source={source} highlight={highlight} />
              </div>
              {notice.standing !== '' && (
                <p className={classes.standing} lang={language} dir={dir}>
                  {notice.standing}
                </p>
              )}
            </div>
          </Section>
          <Section heading={sections.explanation}>
            <div lang={language} dir={dir}>
              <Sentences sentences={passages.explanation} source={source} highlight={highlight} />
            </div>
          </Section>
          <Section heading={sections.duration}>
            <Duration
              duration={notice.duration}
              facts={facts}
              zone={zone}
              nowMs={nowMs}
              language={language}
              dir={dir}
            />
          </Section>
          <Section heading={sections.location}>
            <div lang={language} dir={dir}>
              <p>{notice.location}</p>
            </div>
            {facts.areas.length > 0 ? (
              <AreaSection
                notice={notice}
                name={noticeName(facts, position, text)}
                highlight={highlight}
                language={language}
                dir={dir}
              />
            ) : (
              <p className={classes.dimmed}>{text.notam.noCoordinates}</p>
            )}
            {facts.kind !== 'cancel' && (
              <div data-level={level}>
                <Heights facts={facts} spans={spans} source={source} highlight={highlight} />
              </div>
            )}
          </Section>
          {notice.contactInfo.length > 0 && (
            <Section heading={sections.contact}>
              <Contacts contacts={notice.contactInfo} language={language} />
            </Section>
          )}
        </div>
        <TelegramColumn
          source={source}
          unread={notice.unread}
          terms={notice.terms}
          linked={linked}
          highlight={highlight}
          engine={notice.engine}
          language={language}
          dir={dir}
        />
      </div>
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h4>{heading}</h4>
      {children}
    </section>
  );
}
