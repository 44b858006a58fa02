import { Link } from 'react-router';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import classes from './block-view.module.css';
import type { Block, Inline } from './manual-book.ts';
import { PictureView } from './picture-view.tsx';
import { useFillIn } from './use-fill-in.ts';

/** One paragraph, list, table, note, telegram or picture of the manual. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={classes.paragraph}>
          <Inlines text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={classes.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <div className={classes.tableFrame}>
          <table className={classes.table}>
            <thead>
              <tr>
                {block.columns.map((column, index) => (
                  <th key={index} scope="col">
                    <Inlines text={column} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(([name = [], ...cells], row) => (
                <tr key={row}>
                  <th scope="row">
                    <Inlines text={name} />
                  </th>
                  {cells.map((cell, index) => (
                    <td key={index}>
                      <Inlines text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'note':
      return (
        <p className={classes.note}>
          <Inlines text={block.text} />
        </p>
      );
    case 'telegram':
      return (
        <pre className={classes.telegram} lang="en" dir="ltr">
          {block.text}
        </pre>
      );
    case 'picture':
      return <PictureView name={block.name} alt={block.alt} />;
  }
}

function Inlines({ text }: { text: readonly Inline[] }) {
  const fillIn = useFillIn();
  return text.map((inline, index) => {
    if (typeof inline === 'string') return fillIn(inline);
    const words = fillIn(inline.text);
    switch (inline.kind) {
      case 'strong':
        return <strong key={index}>{words}</strong>;
      case 'label':
        return (
          <span key={index} className={classes.label}>
            {words}
          </span>
        );
      case 'code':
        return (
          <code key={index} className={classes.code} dir="ltr">
            {words}
          </code>
        );
      case 'link': {
        const to = fillIn(inline.to);
        if (to.startsWith('https:'))
          return (
            <ExternalLink key={index} href={to}>
              {words}
            </ExternalLink>
          );
        if (to.startsWith('mailto:'))
          return (
            <a key={index} href={to}>
              {words}
            </a>
          );
        return (
          <Link key={index} to={to}>
            {words}
          </Link>
        );
      }
    }
  });
}
