import type { SavedNotamSummary } from '@klarnotam/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { MEMBER_KEY } from '../../../shared/api/session.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import type { NamedPlace } from './flight-draft.ts';

interface Props {
  /** With the radius that the saved NOTAM has around a point; null: an area, which says nothing of one. */
  readonly onPick: (place: NamedPlace, radiusM: number | null) => void;
}

function nameOf({ title, location }: SavedNotamSummary): string {
  return [title, location].filter((part) => part !== '').join(', ');
}

/** Takes the place of a NOTAM that the user composed before; nothing where none is saved. */
export function SavedAreas({ onPick }: Props) {
  const words = useText().briefing.flight;
  const queries = useQueryClient();
  const [failed, setFailed] = useState(false);
  const { data } = useQuery({
    queryKey: [...MEMBER_KEY, 'saved-notams', 'with-place'],
    queryFn: ({ signal }) => client.savedNotams.list({}, { signal }),
    retry: false,
  });
  const saved = data?.notams.filter(({ location }) => location !== '') ?? [];
  if (saved.length === 0) return null;

  const pick = async (id: string): Promise<void> => {
    setFailed(false);
    try {
      const { operation, ...summary } = await queries.query({
        queryKey: [...MEMBER_KEY, 'saved-notams', 'read', id],
        queryFn: ({ signal }) => client.savedNotams.read({ id }, { signal }),
      });
      const name = nameOf(summary);
      if (operation.isPolygonMode && operation.polygonPoints.length > 1) {
        const points = operation.polygonPoints.map(({ lat, lng }) => ({ lat, lon: lng }));
        onPick({ name, place: { points } }, null);
      } else if (operation.location) {
        const { lat, lng, radiusM } = operation.location;
        onPick({ name, place: { position: { lat, lon: lng } } }, radiusM);
      }
    } catch {
      setFailed(true);
    }
  };

  return (
    <NativeSelect
      label={words.fromSaved}
      error={failed && words.savedFailed}
      value=""
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') void pick(currentTarget.value);
      }}
      data={[
        { value: '', label: words.chooseSaved },
        ...saved.map((notam) => ({ value: notam.id, label: nameOf(notam) })),
      ]}
    />
  );
}
