import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { contactLink } from './contact-link.ts';
import classes from './contacts.module.css';

interface Props {
  readonly contacts: NotamNotice['contactInfo'];
  readonly language: LanguageCode;
}

/** Whom to call or write to. */
export function Contacts({ contacts, language }: Props) {
  return (
    <dl className={classes.contacts}>
      {contacts.map(({ type, label, value }, index) => {
        const href = contactLink(type, value);
        return (
          <div key={index} className={classes.contact}>
            <dt lang={language} dir="auto">
              {label}
            </dt>
            <dd dir="ltr">{href === null ? value : <a href={href}>{value}</a>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
