import type { NotamNotice } from '@klarnotam/contract';
import type { CardCatalogue, LanguageCode, UnitsFirst } from '@klarnotam/language';
import { useMemo, type ReactNode } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { useTelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import type { ZoneOfPlace } from '../../shared/ui/use-time-zone.ts';
import { AreaSection } from './area-section.tsx';
import { Contacts } from './contacts.tsx';
import { Duration } from './duration.tsx';
import { Heights } from './heights.tsx';
import { noticeName } from '../../shared/translating/notice-name.ts';
import classes from './notice.module.css';
import { sayOnce } from './say-once.ts';
import { TelegramColumn } from './telegram-column.tsx';
import { withClauseNotes } from './with-clause-notes.ts';
import { wordedBy } from './worded-by.ts';

interface Props {
  readonly notice: NotamNotice;
  readonly position: number;
  readonly words: CardCatalogue;
  readonly units: UnitsFirst;
  readonly nowMs: number;
  readonly zone: ZoneOfPlace;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** What stands below the card: the sections of a result in their order, beside the telegram. What is long is folded. */
export function NoticeSections({ notice, position, words, units, nowMs, zone, language, dir }: Props) {
  const text = useText();
  const highlight = useTelegramHighlight(null, notice.spans);
  const { facts, spans, passages, droneRelevance: level, source } = notice;
  const { sections } = text.notam;
  const engine = wordedBy(notice);
  const translation = useMemo(() => withClauseNotes({ source, passages }, text), [source, passages, text]);
  const { reasons, explanation } = useMemo(() => sayOnce(notice), [notice]);
  const linked = useMemo(
    () =>
      [
        ...[...passages.translation, ...explanation, ...reasons].map(({ span }) => span),
        ...facts.areas.map((_, index) => spans[`areas.${index}`]),
      ].flatMap((span) => span ?? []),
    [passages, explanation, reasons, facts, spans],
  );

  return (
    <div className={classes.columns}>
      <div>
        <Section heading={sections.translation}>
          <div lang={language}>
            <Sentences sentences={translation} source={source} highlight={highlight} />
          </div>
          {position === 1 && engine !== 'ai' && (
            <p className={classes.hint}>
              <bdi>{text.telegram.hint}</bdi>
            </p>
          )}
        </Section>
        <Section heading={sections.recommendations}>
          <div className={classes.impact} data-level={level} lang={language}>
            <p className={classes.impactHeading}>
              <LevelIcon level={level} />
              {words.levels[level].meaning}
            </p>
            {reasons.length > 0 && <Sentences sentences={reasons} source={source} highlight={highlight} />}
            {notice.standing !== '' && <p className={classes.standing}>{notice.standing}</p>}
          </div>
        </Section>
        {explanation.length > 0 && (
          <Section heading={sections.explanation}>
            <div lang={language}>
              <Sentences sentences={explanation} source={source} highlight={highlight} />
            </div>
          </Section>
        )}
        <Section heading={sections.duration}>
          <Duration
            duration={notice.duration}
            facts={facts}
            said={notice.translation}
            zone={zone}
            nowMs={nowMs}
            words={words}
            language={language}
            dir={dir}
          />
        </Section>
        <Section heading={sections.location}>
          <p lang={language}>{notice.location}</p>
          {facts.areas.length > 0 ? (
            <AreaSection
              notice={notice}
              name={noticeName(facts, position, text)}
              highlight={highlight}
              words={words}
              language={language}
            />
          ) : (
            <p className={classes.dimmed}>
              <bdi>{text.notam.noCoordinates}</bdi>
            </p>
          )}
          {facts.kind !== 'cancel' && (
            <div data-level={level} lang={language}>
              <Heights notice={notice} words={words} units={units} highlight={highlight} />
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
        engine={engine}
        language={language}
        dir={dir}
      />
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h4>
        <bdi>{heading}</bdi>
      </h4>
      {children}
    </section>
  );
}
