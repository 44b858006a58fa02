import { RATING_LEVELS } from '@klarnotam/notam';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { LimitPanel } from '../../shared/translating/limit-panel.tsx';
import { MissingResult } from '../../shared/translating/missing-result.tsx';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { useText } from '../../shared/text/use-text.ts';
import { AnswerFrame, AnswerLine } from '../../shared/ui/answer-frame.tsx';
import { Instant } from '../../shared/ui/instant.tsx';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { Telegram } from '../../shared/ui/telegram.tsx';
import { TimeTable } from '../../shared/ui/time-table.tsx';
import { useTelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import { zoneOfPlace } from '../../shared/ui/use-time-zone.ts';
import { Group } from './group.tsx';

const TELEGRAM = 'A) ENOR B) 2607010600 C) 2607011400 E) ALL UNMANNED ACFT FLIGHTS PROHIBITED. XYZZY';
const BAN = { from: TELEGRAM.indexOf('ALL'), to: TELEGRAM.indexOf('. XYZZY') };
const UNREAD = { from: TELEGRAM.indexOf('XYZZY'), to: TELEGRAM.length };
const WORDS = {
  en: {
    headline: 'Drones banned',
    when: 'Now until 16:00',
    where: 'Oslo, radius 1 NM (1.9 km)',
    sentence: 'Flying is prohibited for unmanned aircraft.',
    note: 'As in the original',
    from: 'From',
    to: 'To',
    unread: 'The time could not be read.',
  },
  ar: {
    headline: 'الطائرات المسيّرة محظورة',
    when: 'الآن وحتى 16:00',
    where: 'أوسلو، نصف القطر 1 NM (1.9 كم)',
    sentence: 'يُحظر تحليق الطائرات غير المأهولة.',
    note: 'كما في النص الأصلي',
    from: 'من',
    to: 'إلى',
    unread: 'تعذّرت قراءة الوقت.',
  },
} as const;

/** Parts of results, in a language that runs to the right and in one that runs to the left. */
export function ResultStates({ language }: { language: 'en' | 'ar' }) {
  const { levels } = useText();
  const highlight = useTelegramHighlight(BAN);
  const words = WORDS[language];
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return (
    <div dir={dir} lang={language}>
      <Group name={`Results, ${language}`}>
        {RATING_LEVELS.map((level) => (
          <AnswerFrame
            key={level}
            level={level}
            isOver={level === 'information'}
            heading={levels[level].badge}
            name={<p>NOTAM A1234/26</p>}
            headline={<p>{words.headline}</p>}
            lang="en"
          >
            <AnswerLine shape={IconClock} label="When">
              {words.when}
            </AnswerLine>
            <AnswerLine shape={IconMapPin} label="Where">
              {words.where}
            </AnswerLine>
          </AnswerFrame>
        ))}
        <Sentences
          sentences={[
            { text: words.sentence, span: BAN },
            { text: 'XYZZY', span: UNREAD, note: { text: words.note, verbatim: true, ours: true } },
            { text: words.sentence, span: null },
          ]}
          source={TELEGRAM}
          highlight={highlight}
        />
        <Telegram
          source={TELEGRAM}
          unread={[UNREAD]}
          linked={[BAN]}
          highlight={highlight}
          terms={[{ span: { from: BAN.from + 13, to: BAN.from + 17 }, meaning: 'aircraft' }]}
          language={language}
        />
        <TimeTable
          rows={[
            { name: words.from, at: '2026-07-01T06:00:00Z', instead: null },
            { name: words.to, at: null, instead: words.unread },
          ]}
          zone={zoneOfPlace('Europe/Oslo')}
          language={language}
        />
        <p>
          <Instant instant="2026-07-01T06:00:00Z" timeZone="Europe/Oslo" language={language} withOffset />
        </p>
        {language === 'en' && (
          <>
            <ResultSkeleton />
            <LimitPanel text="You have reached your translation limit. Please upgrade your plan." />
            <MissingResult why="gone" />
            <MissingResult why="failed" />
          </>
        )}
      </Group>
    </div>
  );
}
