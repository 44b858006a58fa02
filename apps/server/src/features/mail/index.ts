export { writeMail, type MailContent } from './write-mail.ts';
