export { startMailWorker, type MailOutcome, type MailWorker, type MailWorkerContext } from './mail-worker.ts';
export { writeMail, type MailContent, type WrittenMail } from './write-mail.ts';
