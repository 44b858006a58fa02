import { useUsage } from '../../shared/api/usage.ts';
import { useText } from '../../shared/text/use-text.ts';

/** How many reports were translated in all. */
export function ReportCount() {
  const { weather, translating } = useText();
  const usage = useUsage();
  return <span>{usage ? weather.count(usage.reports) : translating.counting}</span>;
}
