import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import classes from './field.module.css';
import { joinClasses } from './join-classes.ts';

type Props = Omit<ComponentProps<'textarea'>, keyof FieldWords> &
  FieldWords & {
    /** It becomes higher with its text, from `rows` on. */
    readonly grows?: boolean;
    readonly inputClassName?: string | undefined;
  };

/** Several lines of text. */
export function Textarea(props: Props) {
  const { label, labelHidden, description, descriptionBelow, error, className, ...ofInput } = props;
  const { grows, inputClassName, ...rest } = ofInput;
  const rows: Record<`--${string}`, number | undefined> | undefined = grows
    ? { '--rows': rest.rows }
    : undefined;
  return (
    <Field {...{ label, labelHidden, description, descriptionBelow, error, className }} {...rest}>
      {(attributes) => (
        <div className={classes.box}>
          <textarea
            {...rest}
            {...attributes}
            className={joinClasses(classes.input, inputClassName)}
            data-grows={grows}
            style={rows}
          />
        </div>
      )}
    </Field>
  );
}
