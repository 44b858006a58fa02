import { FREE_TEXT_MAX_CHARACTERS } from '@klarnotam/contract';
import { useText } from '../../shared/text/use-text.ts';
import { Textarea } from '../../shared/ui/textarea.tsx';
import { FormSection } from './form-section.tsx';

export function NotesSection({ notes, onChange }: { notes: string; onChange: (notes: string) => void }) {
  const { compose } = useText();
  return (
    <FormSection heading={compose.notes.heading} hint={compose.notes.hint}>
      <Textarea
        name="notes"
        label={compose.notes.label}
        labelHidden
        grows
        rows={2}
        maxLength={FREE_TEXT_MAX_CHARACTERS}
        value={notes}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FormSection>
  );
}
