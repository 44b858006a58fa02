import { Link } from 'react-router';
import { useText } from '../text/use-text.ts';
import { Message } from '../ui/message.tsx';
import { PATHS } from '../ui/paths.ts';

/** Why the answer that an address names is not shown. */
export function MissingResult({ why }: { why: 'gone' | 'failed' | null }) {
  const { history } = useText();
  if (why === null) return null;
  return (
    <div role="alert">
      <Message kind="error">
        {why === 'gone' ? `${history.gone}. ${history.goneText}.` : history.failed}{' '}
        <Link to={PATHS.history}>{history.back}</Link>
      </Message>
    </div>
  );
}
