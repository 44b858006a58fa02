import type { WeatherReport } from '@klarnotam/contract';
import type { RatingLevel } from '@klarnotam/notam';
import type { WarningSeverity } from '@klarnotam/weather';
import type { Messages } from '../../shared/text/use-text.ts';

/** The worst of what is warned of; null: nothing is. */
export function worstSeverity(
  warnings: readonly { readonly severity: WarningSeverity }[],
): WarningSeverity | null {
  if (warnings.some(({ severity }) => severity === 'nogo')) return 'nogo';
  return warnings.length > 0 ? 'caution' : null;
}

/** The colours and the icon of a severity. Nothing to warn of is not a permission, so it has those of information. */
export function levelOf(severity: WarningSeverity | null): RatingLevel {
  if (severity === null) return 'information';
  return severity === 'nogo' ? 'forbidden' : 'caution';
}

/** The level of the worst of several reports. */
export function worstLevel(reports: readonly Pick<WeatherReport, 'warnings'>[]): RatingLevel {
  return levelOf(worstSeverity(reports.flatMap(({ warnings }) => warnings)));
}

interface Summary {
  readonly heading: string;
  readonly text: string;
  /** In the language of the screen, not in that of the result. */
  readonly isOurs: boolean;
}

/** The first thing to say of a report: how many reasons there are, and what they are about. */
export function summariseWarnings(
  { warnings, facts }: Pick<WeatherReport, 'warnings' | 'facts'>,
  { weather }: Messages,
): Summary {
  const worst = worstSeverity(warnings);
  if (worst === null) {
    return facts.nil || facts.cancelled
      ? { heading: weather.silentHeading, text: weather.silentText, isOurs: true }
      : { heading: weather.clearHeading, text: weather.clearText, isOurs: true };
  }
  const labels = new Set(warnings.filter(({ severity }) => severity === worst).map(({ label }) => label));
  return {
    heading: warnings.find(({ severity }) => severity === worst)?.severityLabel ?? '',
    text: [...labels].join(' · '),
    isOurs: false,
  };
}
