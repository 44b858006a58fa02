import type { DecodedNotam, Hazard, Reason } from '@klarnotam/notam';

/** What catalogues say of hazards: the kinds of the rating, and narrower ones where the text speaks of no more. */
export type HazardWording =
  Hazard | 'aerospace' | 'aerobatics' | 'droppedArticles' | 'exercise' | 'militaryFlying' | 'specialFlying';

const MILITARY = /MIL|NAVAL|NAVY|NATO|TACTICAL|COMBAT|AIR DEFENCE|FAST JET/;
const EXERCISE = /\bEX\b|EXER|EJERC/;

/**
 * The words for a hazard that claim no more than the text does. One that the Q code alone gives is named by no kind: offices file
 * dropped loads under parachutes and signal flares under firing.
 */
export function hazardWording(
  reason: Reason & { readonly code: 'hazard' },
  { facts, source }: Pick<DecodedNotam, 'facts' | 'source'>,
): HazardWording {
  const { hazard, span } = reason;
  if (span === null) {
    if (facts.text === null) return hazard;
    return hazard === 'parachuting' && /\bARTICLES?\b/i.test(facts.text)
      ? 'droppedArticles'
      : 'otherActivity';
  }
  const words = source.slice(span.from, span.to).toUpperCase().replace(/\s+/g, ' ');
  return narrower(hazard, words);
}

function narrower(hazard: Hazard, words: string): HazardWording {
  const says = (pattern: RegExp): boolean => pattern.test(words);
  switch (hazard) {
    case 'rockets':
      return says(/ROCKET|COHETE/) ? hazard : 'aerospace';
    case 'cropSpraying':
      return says(/CROP|AGRICULT|TOPDRESSING|FUMIGACION/) ? hazard : 'aerialWork';
    case 'airDisplay':
      if (says(/FLY ?-?PAST|FLYOVER/)) return 'lowFlying';
      if (says(/FLY[- ]?IN|RAC(?:E|ING)/)) return 'specialFlying';
      return says(/AEROBATIC|ACROBATIC/) ? 'aerobatics' : hazard;
    case 'parachuting':
      return says(/DROPPING OF|AIR ?DROP/) ? 'droppedArticles' : hazard;
    case 'militaryExercise':
      if (says(EXERCISE)) return says(MILITARY) ? hazard : 'exercise';
      return says(MILITARY) ? 'militaryFlying' : 'specialFlying';
    case 'paragliding':
      return says(/LIGHTS?$/) ? 'specialFlying' : hazard;
    case 'fireworks':
      return says(/LANTERN|FLARE/) ? 'otherActivity' : hazard;
    default:
      return hazard;
  }
}
