import type { Conditions } from './elements.ts';
import type { ChangeGroup, WeatherFacts } from './facts.ts';

type Writable<T> = {
  -readonly [key in keyof T]: T[key] extends readonly (infer Item)[] ? Item[] : T[key];
};

/** Conditions while they are being read. */
export type ConditionsDraft = Writable<Conditions>;

/** A change group while it is being read. */
export type GroupDraft = Omit<Writable<ChangeGroup>, 'conditions'> & { conditions: ConditionsDraft };

/** The facts while they are being read; warnings come last. */
export type FactsDraft = Omit<Writable<WeatherFacts>, 'conditions' | 'groups' | 'warnings'> & {
  conditions: ConditionsDraft;
  groups: GroupDraft[];
};

/** Conditions of which nothing has been read. */
export function noConditions(): ConditionsDraft {
  return {
    wind: null,
    cavok: false,
    visibilityM: null,
    visibilityBound: null,
    visibilityDirection: null,
    minimumVisibilityM: null,
    minimumVisibilityDirection: null,
    clouds: [],
    verticalVisibilityFt: null,
    weather: [],
    noSignificantWeather: false,
    recent: [],
    temperatureC: null,
    dewPointC: null,
    qnhHpa: null,
    altimeterInHg: null,
    qfeHpa: null,
    relativeHumidityPercent: null,
    runwayVisualRange: [],
    windShear: [],
    sea: null,
    runwayState: [],
    colours: [],
    cloudsInSight: [],
    hazardLayers: [],
    missing: [],
  };
}
