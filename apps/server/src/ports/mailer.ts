/** A mail that is ready to go. */
export interface Mail {
  /** Unique and stable: the same key is the same mail, also when it is sent again. */
  readonly key: string;
  readonly from: MailSender;
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was written. */
  readonly writtenAt: Date;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** Hands mails over for delivery. */
export interface Mailer {
  /**
   * Resolves when the mail is in safe hands. Handing over the same key again leaves one mail, or two with one Message-ID.
   *
   * @throws {MailerError}
   */
  send(mail: Mail): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** A mail that was not handed over. The message holds neither text nor address. */
export class MailerError extends Error {
  /** Trying again will not help: the address does not exist, or the mail is refused as it is. */
  readonly permanent: boolean;

  constructor(message: string, options: ErrorOptions & { readonly permanent: boolean }) {
    super(message, options);
    this.name = 'MailerError';
    this.permanent = options.permanent;
  }
}
