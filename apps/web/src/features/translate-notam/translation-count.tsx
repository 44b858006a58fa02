import { useUsage } from '../../shared/api/usage.ts';
import { useText } from '../../shared/text/use-text.ts';

/** How many NOTAMs were translated in all. */
export function TranslationCount() {
  const text = useText();
  const usage = useUsage();
  return <span>{usage ? text.notam.count(usage.notams) : text.translating.counting}</span>;
}
