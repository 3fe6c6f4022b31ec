import { useMemo, useState } from 'react';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { achievementConfig } from './achievement-config.tsx';
import { AchievementForm } from './achievement-form.tsx';
import { LastDay } from './last-day.ts';

/** The achievements: the form above, the list below. */
export function AchievementsPage() {
  const [day, keep] = useState('');
  const lastDay = useMemo(() => ({ day, keep }), [day]);
  return (
    <LastDay value={lastDay}>
      <ResourcePage resource={achievementConfig} Form={AchievementForm} />
    </LastDay>
  );
}
