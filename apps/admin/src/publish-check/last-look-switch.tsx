import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useAccount, useServices } from '../services.ts';
import { hasLastLook, setLastLook } from './last-look-storage.ts';

/** The choice that takes the last look before publishing off for a person, and puts it back. */
export function LastLookSwitch() {
  const { storage } = useServices();
  const account = useAccount();
  const [isOn, setIsOn] = useState(() => hasLastLook(storage, account));
  return (
    <Checkbox
      label="Lihat sekali lagi sebelum terbit"
      description={
        !isOn &&
        'Foto yang belum dijelaskan tidak diingatkan lagi sebelum terbit, hanya di Pratinjau.'
      }
      checked={isOn}
      onChange={({ currentTarget }) => {
        setIsOn(currentTarget.checked);
        setLastLook(storage, account, currentTarget.checked);
      }}
    />
  );
}
