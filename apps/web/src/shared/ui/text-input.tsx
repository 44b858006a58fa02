import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import classes from './field.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, keyof FieldWords | 'size'> &
  FieldWords & {
    /** Before the text. */
    readonly leftSection?: ReactNode;
    /** In CSS pixels, where it is not an icon. */
    readonly leftSectionWidth?: number | undefined;
    /** After the text. */
    readonly rightSection?: ReactNode;
  };

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, description, descriptionBelow, error, className, ...ofInput } = props;
  const { leftSection, leftSectionWidth, rightSection, ...rest } = ofInput;
  const hasLeft = leftSection !== undefined && leftSection !== false;
  const hasRight = rightSection !== undefined && rightSection !== false;
  const width: Record<`--${string}`, string> | undefined =
    leftSectionWidth === undefined ? undefined : { '--field-left': `${leftSectionWidth}px` };
  return (
    <Field {...{ label, labelHidden, description, descriptionBelow, error, className }} {...rest}>
      {(attributes) => (
        <div
          className={classes.box}
          data-left={hasLeft || undefined}
          data-right={hasRight || undefined}
          style={width}
        >
          {hasLeft && (
            <span className={classes.section} data-at="start" data-inert>
              {leftSection}
            </span>
          )}
          <input type="text" {...rest} {...attributes} className={classes.input} />
          {hasRight && (
            <span className={classes.section} data-at="end">
              {rightSection}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
