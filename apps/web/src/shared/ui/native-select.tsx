import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import classes from './field.module.css';

type Props = Omit<ComponentProps<'select'>, keyof FieldWords | 'children'> &
  FieldWords & { readonly data: readonly { readonly value: string; readonly label: string }[] };

/** One of several; the browser draws the list. */
export function NativeSelect(props: Props) {
  const { label, labelHidden, description, descriptionBelow, error, className, ...ofSelect } = props;
  const { data, ...rest } = ofSelect;
  return (
    <Field {...{ label, labelHidden, description, descriptionBelow, error, className }} {...rest}>
      {(attributes) => (
        <div className={classes.box}>
          <select {...rest} {...attributes} className={classes.input}>
            {data.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classes.section} data-at="end" data-inert>
            <IconSelector size={18} aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
