import type { Span } from '@klarnotam/aviation';
import type { RatingLevel } from '@klarnotam/notam';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';

interface ExampleWords {
  readonly language: 'en' | 'no';
  readonly name: string;
  readonly heading: string;
  readonly summary: string;
  readonly sentences: readonly { readonly text: string; readonly span: Span }[];
}

/** Where `quote` stands in the example. Throws when it does not. */
export function exampleSpan(quote: string): Span {
  const from = EXAMPLE_TELEGRAM.indexOf(quote);
  if (from < 0) throw new Error(`The example does not say "${quote}"`);
  return { from, to: from + quote.length };
}

const CIRCLE = exampleSpan('WI 1NM RADIUS OF PSN 530835N 0025233W');
const ACTIVITY = exampleSpan('RESTRICTED AREA (TEMPORARY) ACTIVE FOR UAS ONLY AT EATON HALL');
const EXEMPT = exampleSpan(
  'DOES NOT APPLY TO ANY ACFT\nFLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC.',
);

/** The place that is shown from the start, so that the connection is seen. */
export const EXAMPLE_HIGHLIGHT = CIRCLE;

export const EXAMPLE_LEVEL: RatingLevel = 'restricted';

/** The example as the product words it, the sentences that matter most. */
export const EXAMPLE: readonly ExampleWords[] = [
  {
    language: 'en',
    name: 'English',
    heading: 'Drone Operations Restricted',
    summary: 'Temporary restricted area active, only for unmanned aircraft (Eaton Hall)',
    sentences: [
      {
        text: 'A temporary restricted area is active, only for unmanned aircraft (Eaton Hall), from 7 June 2024 at 06:00 UTC (07:00 local time) to 8 June 2024 at 23:00 UTC (9 June at 00:00 local time).',
        span: ACTIVITY,
      },
      {
        text: 'It does not apply to aircraft that fly by the exceptions stated in the document (AIC).',
        span: EXEMPT,
      },
      {
        text: 'Within 1 NM (1.9 km) of 53°08′35″N 2°52′33″W, from the ground up to 2,100 ft (640 m) above sea level.',
        span: CIRCLE,
      },
    ],
  },
  {
    language: 'no',
    name: 'Norsk',
    heading: 'Droneflyging begrenset',
    summary: 'Midlertidig restriksjonsområde aktivt bare for ubemannede luftfartøy (Eaton Hall)',
    sentences: [
      {
        text: 'Et midlertidig restriksjonsområde er aktivt bare for ubemannede luftfartøy (Eaton Hall) fra 7. juni 2024 kl. 06:00 UTC (07:00 lokal tid) til 8. juni 2024 kl. 23:00 UTC (9. juni kl. 00:00 lokal tid).',
        span: ACTIVITY,
      },
      { text: 'Gjelder ikke luftfartøy som flyr etter unntakene i dokumentet (AIC).', span: EXEMPT },
      {
        text: 'Innenfor 1 NM (1,9 km) fra 53°08′35″N 2°52′33″W, fra bakken opp til 2100 fot (640 m) over havet.',
        span: CIRCLE,
      },
    ],
  },
];

/** A line of a real NOTAM for each rating. */
export const LEVEL_EXAMPLES: Readonly<Record<RatingLevel, string>> = {
  forbidden: 'ALL ACFT SHALL BE FORBIDDEN TO FLY INTO THE PROHIBITED AREA. VERTICAL LIMITS: GND-UNL.',
  restricted: 'TEMPO DANGER AREA (TDA) EGD794AA ACTIVATED … F) SFC G) 1300FT AMSL',
  caution: 'CRANE OPR WI 50M RADIUS PSN 510927N 0014531W … 99FT AGL / 459FT AMSL',
  allowed: 'FUEL CHANGED FROM JET A-1 TO JET A-1 + FSII. REF AIP AD 2 ENSK AD 2.4',
  information: 'TRIGGER NOTAM - PERM AIRAC AIP AMDT 06/23 WEF 15 JUN 23',
};
