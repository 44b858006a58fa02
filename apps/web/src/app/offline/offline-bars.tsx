import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsReached } from '../../shared/api/connection.ts';
import { keepQueries } from '../../shared/api/keep-queries.ts';
import { useSession } from '../../shared/api/session.ts';
import { isDeviceFull, onDeviceRoom } from '../../shared/device/device-store.ts';
import { isSignOutOwed } from '../../shared/device/owed-sign-out.ts';
import { formatSavedAt } from '../../shared/text/format-saved-at.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { useSendWaiting } from '../../shared/waiting/use-send-waiting.ts';
import { useWaiting } from '../../shared/waiting/use-waiting.ts';
import classes from './offline-bars.module.css';
import { registerWorker, type NewVersion } from './register-worker.ts';
import { useFillDevice } from './use-fill-device.ts';
import { useSavedAt } from './use-saved-at.ts';

/**
 * What the page does for a device without network, and says of it: keeps answers and the page itself, sends what waits, tells how old what
 * is shown is, and offers a new version. Loaded when the page stands.
 */
export function OfflineBars() {
  const { offline } = useText();
  const session = useSession();
  const userId = session?.user?.id;
  const queries = useQueryClient();
  const [version, setVersion] = useState<NewVersion | null>(null);
  const isFull = useSyncExternalStore(onDeviceRoom, isDeviceFull);
  const isReached = useIsReached();
  useSendWaiting(userId);
  useFillDevice(userId);
  // A visitor's device is not filled; a worker that is there already goes on.
  const isKept = userId !== undefined;
  useEffect(() => {
    if (!isKept) return;
    const stopWorker = registerWorker(setVersion);
    const stopKeeping = keepQueries(queries);
    return () => {
      stopWorker();
      stopKeeping();
    };
  }, [isKept, queries]);

  return (
    <div className={classes.bars} data-print="no">
      <div role="status">{!isReached && <OfflineBar isSignedIn={userId !== undefined} />}</div>
      <div role="status">
        {isFull && <p className={classes.bar}>{offline.full}</p>}
        {version && <VersionBar version={version} onLater={() => setVersion(null)} />}
      </div>
    </div>
  );
}

function OfflineBar({ isSignedIn }: { isSignedIn: boolean }) {
  const { offline, times } = useText();
  const nowMs = useNow();
  const savedAt = useSavedAt();
  const waiting = useWaiting().filter(({ state }) => state.is === 'waiting').length;
  const owed = !isSignedIn && isSignOutOwed();
  return (
    <div className={classes.bar}>
      <IconCloudOff size={20} aria-hidden className={classes.icon} />
      <p>
        <strong>{navigator.onLine ? offline.unreached : offline.heading}</strong>{' '}
        {owed && offline.signOutOwed}
        {isSignedIn &&
          (savedAt === null
            ? offline.nothingSaved
            : offline.savedAt(formatSavedAt(savedAt, nowMs, times)))}{' '}
        {waiting > 0 && offline.waiting(waiting)}
      </p>
    </div>
  );
}

function VersionBar({ version, onLater }: { version: NewVersion; onLater: () => void }) {
  const { offline } = useText();
  return (
    <div className={classes.bar}>
      <IconRefresh size={20} aria-hidden className={classes.icon} />
      <p>
        <strong>{offline.newVersion}</strong> {offline.newVersionHelp}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={version.use}>
          {offline.reload}
        </Button>
        <LinkButton onClick={onLater}>{offline.later}</LinkButton>
      </div>
    </div>
  );
}
