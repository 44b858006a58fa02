import { useId, type ReactNode } from 'react';
import classes from './field.module.css';

/** What stands around a field. */
export interface FieldWords {
  readonly label?: ReactNode;
  /** The label is for screen readers alone. */
  readonly labelHidden?: boolean | undefined;
  /** What helps to fill it in. */
  readonly description?: ReactNode;
  /** What helps stands below the field. */
  readonly descriptionBelow?: boolean | undefined;
  /** What is wrong with it; the field is marked so. */
  readonly error?: ReactNode;
  /** Of the whole. */
  readonly className?: string | undefined;
}

/** What ties the field to the words around it. */
export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldWords {
  readonly id?: string | undefined;
  readonly 'aria-invalid'?: FieldAttributes['aria-invalid'];
  readonly 'aria-describedby'?: string | undefined;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

const isThere = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== '';

/** A field with its label, its help and its fault, tied together for whoever cannot see that they stand together. */
export function Field(props: Props) {
  const { label, labelHidden, description, descriptionBelow, error, className, children } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const hasError = isThere(error);
  const helpId = isThere(description) ? `${id}-description` : undefined;
  const errorId = hasError ? `${id}-error` : undefined;
  const describedBy = [props['aria-describedby'], errorId, helpId].filter((each) => each !== undefined);
  const help = helpId !== undefined && (
    <div id={helpId} className={classes.description}>
      {description}
    </div>
  );
  return (
    <div className={className}>
      {isThere(label) && (
        <label htmlFor={id} className={labelHidden === true ? 'visually-hidden' : classes.label}>
          {label}
        </label>
      )}
      {descriptionBelow !== true && help}
      {children({
        id,
        'aria-invalid': props['aria-invalid'] ?? (hasError ? true : undefined),
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
      })}
      {descriptionBelow === true && help}
      {hasError && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
