import { ResourcePage } from '../../resource/resource-page.tsx';
import { achievementConfig } from './achievement-config.tsx';
import { AchievementForm } from './achievement-form.tsx';

/** The achievements: the form above, the list below. */
export function AchievementsPage() {
  return <ResourcePage resource={achievementConfig} Form={AchievementForm} />;
}
