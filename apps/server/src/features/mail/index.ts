export { formatMailMoment } from './format-mail-moment.ts';
export { writeMail, type MailContent, type MailRow } from './write-mail.ts';
