import type { NotamFacts } from '../facts.ts';
import type { SearchText } from '../search/search-text.ts';
import { findActiveAirspace } from './active-airspace.ts';
import type { ActiveAirspace } from './airspace.ts';
import { isAboutThings, speaksOfThings, type NoticeOf } from './sentences/demands.ts';
import { isAboutDocuments } from './sentences/documents.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { readSentences } from './sentences/read-sentences.ts';
import { findHazard, type FoundHazard } from './find-hazard.ts';
import { isTrigger } from './no-content.ts';
import { toSubjectFamily, type SubjectFamily } from './subject-family.ts';
import { readVerticalReach, type Ground, type VerticalReach } from './vertical-reach.ts';

/** What a rating is made from: everything that was decoded. */
export type RatableFacts = Omit<NotamFacts, 'rating' | 'unread'>;

const TELLS = /[BSXNKMCQpPR]/;

/** What the rules look at. What only some of them need is found when the first asks, and then kept. */
export class RatingInput {
  readonly facts: RatableFacts;
  readonly text: SearchText;
  readonly family: SubjectFamily;
  /** It points at an amendment or a supplement. */
  readonly trigger: boolean;
  private readonly ground: Ground;
  private knownReach: VerticalReach | null = null;
  private knownActive: ActiveAirspace | null | undefined;
  private knownHazard: FoundHazard | null | undefined;

  constructor(facts: RatableFacts, text: SearchText, ground: Ground) {
    this.facts = facts;
    this.text = text;
    this.ground = ground;
    this.family = toSubjectFamily(facts, text);
    this.trigger = isTrigger(facts, text);
  }

  /** Item E names unmanned aircraft. */
  get namesDrones(): boolean {
    return readSentences(this.text).some(({ namesDrones }) => namesDrones);
  }

  /** Whose activity the NOTAM warns of, by its code. */
  get notice(): NoticeOf {
    if (this.family !== 'warning') return null;
    return ['WU', 'WZ'].includes(this.facts.qualifier?.subject ?? '') ? 'drones' : 'activity';
  }

  /** A word of item E forbids, stops, closes, denies, keeps away or binds to a condition. */
  get tellsSomething(): boolean {
    return readSentences(this.text).some(({ shape }) => TELLS.test(shape));
  }

  /** Whether the volume comes down to where drones fly. */
  get reach(): VerticalReach {
    return (this.knownReach ??= readVerticalReach(this.facts, this.text, this.ground));
  }

  /** The airspace that is made active or set up, or null. */
  get active(): ActiveAirspace | null {
    if (this.knownActive === undefined) this.knownActive = findActiveAirspace(this);
    return this.knownActive;
  }

  /** A danger or activity named in item E, or null. */
  get hazard(): FoundHazard | null {
    if (this.knownHazard === undefined) {
      const unrelated = readSentences(this.text).filter(
        (each) =>
          isAboutThings(each) ||
          (each.namesDrones && (isAboutDocuments(each) || isHighAbove(each) || speaksOfThings(each))),
      );
      this.knownHazard = findHazard(
        this.text,
        ({ from }) => !unrelated.some((each) => each.from <= from && from < each.to),
      );
    }
    return this.knownHazard;
  }
}
