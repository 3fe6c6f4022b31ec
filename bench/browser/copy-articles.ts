import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { System } from '../../e2e/systems.ts';

/** Fills up the seeded articles of a running system with copies of them, until there are so many. */
export function copyArticles(system: System, count: number): void {
  const db = new DatabaseSync(join(system.env.DATA_DIR ?? '', 'pesantren.db'), { timeout: 5000 });
  const columns = 'excerpt, content, date, author, category, read_time, image, image_alt';
  const instants = 'published_at, created_at, updated_at';
  db.exec(`
    WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${count})
    INSERT INTO articles (slug, title, ${columns}, ${instants})
    SELECT slug || '-salinan-${count}-' || n, title || ' ' || n, ${columns}, ${instants}
    FROM copy, articles LIMIT max(0, ${count} - (SELECT count(*) FROM articles))
  `);
  db.close();
}
