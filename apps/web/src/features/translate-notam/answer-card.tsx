import type { NotamNotice } from '@klarnotam/contract';
import { sayCard, type CardCatalogue, type LanguageCode } from '@klarnotam/language';
import {
  IconArrowsVertical,
  IconClock,
  IconCopy,
  IconMapPin,
  IconPhone,
  IconReplace,
} from '@tabler/icons-react';
import { useText } from '../../shared/text/use-text.ts';
import { AnswerFrame, AnswerLine } from '../../shared/ui/answer-frame.tsx';
import classes from '../../shared/ui/answer-frame.module.css';
import { noticeName } from '../../shared/translating/notice-name.ts';
import type { NoticeLines } from './notice-lines.ts';

interface Props {
  readonly notice: NotamNotice;
  readonly lines: NoticeLines;
  readonly position: number;
  readonly headingId: string;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
}

/** The answer within one screen: how it is rated, what happens, when, where, how high, and whom to ask. */
export function AnswerCard({ notice, lines, position, headingId, words, language }: Props) {
  const text = useText();
  const { facts, droneImpact, droneRelevance: level } = notice;
  const { when, where, height, ask, hasEnded } = lines;
  const { card } = words;

  return (
    <AnswerFrame
      level={hasEnded ? 'ended' : level}
      isOver={lines.group === 'over'}
      heading={hasEnded && when ? when.text : droneImpact.heading}
      lang={language}
      name={
        <h3 id={headingId} className={classes.name} dir="ltr">
          {noticeName(facts, position, text)}
          {facts.locations.length > 0 && <span> · {facts.locations.slice(0, 3).join(', ')}</span>}
          {facts.locations.length > 3 && <span> +{facts.locations.length - 3}</span>}
          {facts.refersTo !== null && (facts.kind === 'replace' || facts.kind === 'cancel') && (
            <span lang={language}>
              {' '}
              ·{' '}
              <bdi>
                {sayCard(words, facts.kind === 'replace' ? 'replaces' : 'cancels', { id: facts.refersTo })}
              </bdi>
            </span>
          )}
        </h3>
      }
      headline={droneImpact.summary}
      related={
        <>
          {hasEnded && <p lang={language}>{sayCard(words, 'was', { level: droneImpact.heading })}</p>}
          {notice.related.map(({ kind, text: said }) => (
            <p key={kind} className={classes.related} lang={language}>
              {kind === 'sameAs' ? (
                <IconCopy size={18} aria-hidden focusable="false" />
              ) : (
                <IconReplace size={18} aria-hidden focusable="false" />
              )}
              {said}
            </p>
          ))}
        </>
      }
    >
      {when && (!hasEnded || when.utc !== null) && (
        <AnswerLine shape={IconClock} label={card.labelWhen}>
          {/* The heading has said it. */}
          {!hasEnded && <strong>{when.text}</strong>}
          {when.utc !== null && (
            <span className={classes.second}>
              <bdi>{when.utc}</bdi> · {when.clock}
            </span>
          )}
        </AnswerLine>
      )}
      <AnswerLine shape={IconMapPin} label={card.labelWhere}>
        {where.map((part, index) => (
          <span key={index} className={index === 0 ? classes.place : classes.second}>
            {part}
          </span>
        ))}
      </AnswerLine>
      {height.length > 0 && (
        <AnswerLine shape={IconArrowsVertical} label={card.labelHeight}>
          {height.map((part, index) => (
            <span key={index} className={index === 0 ? classes.first : classes.second}>
              {part}
            </span>
          ))}
        </AnswerLine>
      )}
      {ask.length > 0 && (
        <AnswerLine shape={IconPhone} label={card.labelAsk}>
          {ask.map(({ label, value, href }, index) => (
            <a key={index} href={href} className={classes.call}>
              {label} <bdi dir="ltr">{value}</bdi>
            </a>
          ))}
        </AnswerLine>
      )}
    </AnswerFrame>
  );
}
