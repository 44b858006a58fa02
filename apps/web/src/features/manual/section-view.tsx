import { IconLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LevelTile } from '../../shared/ui/level-icon.tsx';
import { BlockView } from './block-view.tsx';
import { CONTENTS_ID } from './contents.tsx';
import type { Block, ManualPart, ManualSection } from './manual-book.ts';
import classes from './section-view.module.css';
import { useFillIn } from './use-fill-in.ts';

export function SectionView({ section }: { section: ManualSection }) {
  const { manual } = useText();
  return (
    <section className={classes.section} aria-labelledby={section.id}>
      <LinkedHeading as="h2" id={section.id} heading={section.heading} />
      <Blocks blocks={section.blocks} />
      {section.parts.map((part) =>
        part.level === null ? (
          <div key={part.id} className={classes.part}>
            <LinkedHeading as="h3" id={part.id} heading={part.heading} />
            <Blocks blocks={part.blocks} />
          </div>
        ) : (
          <LevelCard key={part.id} part={part} level={part.level} />
        ),
      )}
      <p className={classes.top} data-print="no">
        <Link to={`#${CONTENTS_ID}`}>{manual.top}</Link>
      </p>
    </section>
  );
}

/** A colour: the words of a result, then what it is given for. */
function LevelCard({ part, level }: { part: ManualPart; level: NonNullable<ManualPart['level']> }) {
  const { levels } = useText();
  return (
    <div className={classes.card} data-level={level}>
      <div className={classes.cardHead}>
        <LevelTile level={level} />
        <div>
          <LinkedHeading as="h3" id={part.id} heading={part.heading} />
          <p className={classes.cardLabel}>{levels[level].label}</p>
          <p>{levels[level].description}</p>
        </div>
      </div>
      <div className={classes.cardBody}>
        <Blocks blocks={part.blocks} />
      </div>
    </div>
  );
}

function LinkedHeading({ as: Heading, id, heading }: { as: 'h2' | 'h3'; id: string; heading: string }) {
  const { manual } = useText();
  const filled = useFillIn()(heading);
  return (
    <div className={classes.heading}>
      <Heading id={id} tabIndex={-1}>
        {filled}
      </Heading>
      <Link
        to={`#${id}`}
        className={classes.headingLink ?? ''}
        aria-label={manual.linkTo(filled)}
        data-print="no"
      >
        <IconLink size={18} aria-hidden />
      </Link>
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}
