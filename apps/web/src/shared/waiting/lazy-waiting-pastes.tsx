import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { WaitingPastes as Shown } from './waiting-pastes.tsx';

const Nothing: typeof Shown = () => <></>;

const load = () => import('./waiting-pastes.tsx');
// Without it a page that lost its connection early goes on with its form.
const WaitingPastes = lazy(async () => {
  const loaded = await load().catch(() => null);
  return { default: loaded?.WaitingPastes ?? Nothing };
});

/** {@link Shown} where something waits; asked for when the page stands, so that it is there when the connection goes. */
export function LazyWaitingPastes(props: ComponentProps<typeof Shown>) {
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <div role="status">
      {props.waiting.pastes.length > 0 && (
        <Suspense fallback={null}>
          <WaitingPastes {...props} />
        </Suspense>
      )}
    </div>
  );
}
