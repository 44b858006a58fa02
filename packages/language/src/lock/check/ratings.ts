/** How a language says what a drone pilot may do: alternatives of a regular expression. */
export interface RatingWords {
  /** That one may not fly. */
  readonly mayNot: string;
  /** The bidding not to fly. */
  readonly doNot: string;
  /** The advice to keep at a distance, which a notice that bans nothing may give too. */
  readonly keepAway: string;
  /** That flying is not forbidden, which holds a word for the ban. */
  readonly notForbidden: string;
  readonly permission: string;
  /** What amounts to a permission: conditions, or that flights are agreed or cleared beforehand. */
  readonly terms: string;
  /** That one flies, or may not fly, without a permission. */
  readonly withoutPermission: string;
  /** "Not without", which asks for what follows. */
  readonly notWithout: string;
  /** That not even a permission helps. */
  readonly never: string;
  /** That the notice does not concern drones. */
  readonly unconcerned: string;
  /** That one may fly. */
  readonly may: string;
  /** That nothing stands in the way of flying. */
  readonly freely: string;
  /** That no care is needed. */
  readonly carefree: string;
}
