import { council, director, secretariat, units } from '@pesantren/content/organisation';
import { Post } from './post.tsx';

/** The organisation in words, as nested lists: what the picture shows, for everybody who cannot read it. */
export function Organisation() {
  return (
    <ul>
      <Post name={council.name} duty={council.duty}>
        <Post name={director.title} duty={director.name} head>
          {secretariat.map(({ name, duty }) => (
            <Post key={name} name={name} duty={duty} />
          ))}
          {units.map(({ name, duty, parts }) => (
            <Post key={name} name={name} duty={duty} parts={parts} />
          ))}
        </Post>
      </Post>
    </ul>
  );
}
