import { FREE_TEXT_MAX_CHARACTERS } from '@klarnotam/contract';
import { Textarea } from '@mantine/core';
import { useText } from '../../shared/text/use-text.ts';
import { FormSection } from './form-section.tsx';

export function NotesSection({ notes, onChange }: { notes: string; onChange: (notes: string) => void }) {
  const { compose } = useText();
  return (
    <FormSection heading={compose.notes.heading} hint={compose.notes.hint}>
      <Textarea
        size="md"
        name="notes"
        label={compose.notes.label}
        labelProps={{ className: 'visually-hidden' }}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={FREE_TEXT_MAX_CHARACTERS}
        value={notes}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FormSection>
  );
}
