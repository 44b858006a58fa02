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

const PERIOD = exampleSpan('B) 2406070600 C) 2406082300');
const SUBJECT = exampleSpan('RESTRICTED AREA (TEMPORARY) ACTIVE FOR UAS ONLY AT EATON HALL');
const CIRCLE = exampleSpan('WI 1NM RADIUS OF PSN 530835N 0025233W');
const EXCEPTIONS = exampleSpan(
  'DOES NOT APPLY TO ANY ACFT\nFLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC.\nAIC M 093/2024',
);
const LIMITS = exampleSpan('F) SFC G) 2100FT AMSL');

/** The place that is shown from the start, so that the connection is seen. */
export const EXAMPLE_PLACE = CIRCLE;

export const EXAMPLE_LEVEL: RatingLevel = 'restricted';

/** The example as the product words it. */
export const EXAMPLE: readonly ExampleWords[] = [
  {
    language: 'en',
    name: 'English',
    heading: 'Drone Operations Restricted',
    summary: 'A temporary restricted area for drones is active from the ground to 2,100 ft.',
    sentences: [
      { text: 'Temporary restricted area at Eaton Hall, for unmanned aircraft only.', span: SUBJECT },
      { text: 'Friday 7 June 2024, 06:00 UTC, to Saturday 8 June 2024, 23:00 UTC.', span: PERIOD },
      { text: 'Within 1 nautical mile of 53°08′35″N 002°52′33″W.', span: CIRCLE },
      { text: 'From the ground to 2,100 ft above mean sea level.', span: LIMITS },
      { text: 'Aircraft that fly under the exceptions in AIC M 093/2024 are exempt.', span: EXCEPTIONS },
    ],
  },
  {
    language: 'no',
    name: 'Norsk',
    heading: 'Droneflyging er begrenset',
    summary: 'Et midlertidig restriksjonsområde for droner er aktivt fra bakken til 2100 fot.',
    sentences: [
      {
        text: 'Midlertidig restriksjonsområde ved Eaton Hall, bare for ubemannede luftfartøy.',
        span: SUBJECT,
      },
      { text: 'Fra fredag 7. juni 2024 kl. 06.00 UTC til lørdag 8. juni 2024 kl. 23.00 UTC.', span: PERIOD },
      { text: 'Innenfor 1 nautisk mil fra 53°08′35″N 002°52′33″W.', span: CIRCLE },
      { text: 'Fra bakken til 2100 fot over havet.', span: LIMITS },
      { text: 'Luftfartøy som flyr etter unntakene i AIC M 093/2024, er unntatt.', span: EXCEPTIONS },
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
