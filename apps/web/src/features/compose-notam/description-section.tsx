import { FREE_TEXT_MAX_CHARACTERS } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';
import { Textarea, TextInput } from '@mantine/core';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
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
        size="md"
        name="description"
        label={description.label}
        labelProps={{ className: 'visually-hidden' }}
        placeholder={description.placeholder}
        required
        withAsterisk={false}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={FREE_TEXT_MAX_CHARACTERS}
        description={
          length > COUNT_FROM ? description.characters(length, FREE_TEXT_MAX_CHARACTERS) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={faults.get('description')}
        value={operation.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <TextInput
        size="md"
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
