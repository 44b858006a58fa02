import { FREE_TEXT_MAX_CHARACTERS } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { Textarea } from '../../shared/ui/textarea.tsx';
import { FormSection } from './form-section.tsx';

interface Props {
  readonly operation: PlannedOperation;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (changed: Partial<Pick<PlannedOperation, 'description' | 'comments'>>) => void;
}

/** Near the limit it is said how much room is left. */
const COUNT_FROM = FREE_TEXT_MAX_CHARACTERS - 1_000;

export function DescriptionSection({ operation, faults, onChange }: Props) {
  const { compose } = useText();
  const { description } = compose;
  const { length } = operation.description;
  return (
    <FormSection heading={description.heading} hint={description.hint}>
      <Textarea
        name="description"
        label={description.label}
        labelHidden
        placeholder={description.placeholder}
        required
        grows
        rows={3}
        maxLength={FREE_TEXT_MAX_CHARACTERS}
        description={
          length > COUNT_FROM ? description.characters(length, FREE_TEXT_MAX_CHARACTERS) : undefined
        }
        descriptionBelow
        error={faults.get('description')}
        value={operation.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <TextInput
        name="comments"
        label={
          <>
            {description.comments} <span className={fields.optional}>{compose.optional}</span>
          </>
        }
        description={description.commentsHelp}
        maxLength={1_000}
        value={operation.comments}
        onChange={({ currentTarget }) => onChange({ comments: currentTarget.value })}
      />
    </FormSection>
  );
}
