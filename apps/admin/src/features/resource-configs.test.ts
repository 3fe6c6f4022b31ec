import { resources } from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import { navigation } from '../shell/navigation.ts';
import { resourceConfigs } from './resource-configs.ts';

test.each(navigation)(
  '[M-04] $name: the list can be sorted by what a column offers',
  ({ name }) => {
    const sorts = resourceConfigs[name].columns.flatMap(({ sort }) => sort ?? []);
    expect(Object.keys(resources[name].sortFields)).toEqual(expect.arrayContaining(sorts));
  },
);
